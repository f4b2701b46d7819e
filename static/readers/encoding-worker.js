/** Judges encodings away from the page: unpacking the judge's tables alone takes a tenth of a second. */
import { chardet } from '../../vendor/jschardet/jschardet.esm.min.js';
import { likelyEncodings } from './likely-encodings.js';

self.onmessage = ({ data }) => self.postMessage(likelyEncodings(new Uint8Array(data), chardet));
