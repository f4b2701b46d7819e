"""axe-core on a page."""

from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path("node_modules/axe-core/axe.min.js")

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

RUN = """async (rules) => {
  const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`));
}"""


def violations(page: Page) -> list[str]:
    """Everything that axe-core finds wrong with the page as it is now."""
    page.evaluate(f"() => {{ {SCRIPT.read_text('utf-8')} }}")
    found: list[str] = page.evaluate(RUN, RULES)
    return found
