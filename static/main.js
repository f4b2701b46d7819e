import { startApp } from './app.js';

const fallback = document.getElementById('fallback');

try {
  await startApp();
  fallback.remove();
} catch (error) {
  fallback.textContent = `The page could not start: ${error.message} Reload it to try again.`;
  fallback.classList.add('problem');
}
