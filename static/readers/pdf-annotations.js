/** What was filled into a PDF's form and written on its pages: it is no part of the pages' own text. */

/** @typedef {import('./pdf-lines.js').Line} Line */

/** Kinds of annotations that people write on a page. */
const NOTES = new Set(['Text', 'FreeText', 'Highlight', 'Underline', 'Squiggly', 'StrikeOut', 'Caret', 'Stamp', 'Square', 'Circle', 'Line', 'Ink']);

/**
 * @param {object[]} annotations as `getAnnotations()` gives them
 * @returns {{fields: {text: string, start: number, down: number, height: number}[], notes: string[]}}
 */
export function writtenOn(annotations) {
  const fields = annotations.filter(({ subtype }) => subtype === 'Widget').map(fieldOf).filter(({ text }) => text);
  const notes = annotations.filter(({ subtype }) => NOTES.has(subtype)).map(({ contentsObj }) => contentsObj?.str?.trim() ?? '').filter(Boolean);
  return { fields, notes };
}

function fieldOf({ fieldType, fieldValue, checkBox, radioButton, exportValue, buttonValue, rect }) {
  const [left, bottom, right, top] = rect;
  const place = { start: left, end: right, down: -(bottom + top) / 2, height: top - bottom };
  if (checkBox || radioButton) {
    const on = fieldValue && fieldValue !== 'Off' && fieldValue === (checkBox ? exportValue : buttonValue);
    return { ...place, text: on ? '[x]' : '[ ]' };
  }
  const value = Array.isArray(fieldValue) ? fieldValue.join(', ') : fieldValue;
  return { ...place, text: fieldType === 'Sig' || typeof value !== 'string' ? '' : value.trim() };
}

/**
 * The lines with each field's value where the field is: behind what stands before it in its line,
 * else on a line of its own.
 * @param {Line[]} lines
 */
export function withFields(lines, fields) {
  const whole = lines.map((line) => ({ ...line }));
  for (const field of [...fields].sort((one, other) => one.start - other.start)) {
    const label = whole.filter((line) => beside(line, field)).sort((one, other) => other.end - one.end)[0];
    if (label) {
      label.text += ` ${field.text}`;
      label.end = Math.max(label.end, field.end);
      label.cells = undefined;
      continue;
    }
    const at = whole.findIndex((line) => line.down > field.down);
    const height = Math.min(field.height, 12);
    whole.splice(at < 0 ? whole.length : at, 0, { ...field, height, down: field.down + height / 3, turned: 0, fixed: false });
  }
  return whole;
}

function beside(line, field) {
  const middle = line.down - 0.35 * line.height;
  return line.turned === 0 && Math.abs(middle - field.down) < 0.6 * Math.max(line.height, field.height) && line.end <= field.start + 2;
}
