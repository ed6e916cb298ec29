// What a browser does when site data is blocked: asking for storage throws, and so does a cookie.
const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};
for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
  Object.defineProperty(window, name, { get: refuse, configurable: true });
}
Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse, configurable: true });
