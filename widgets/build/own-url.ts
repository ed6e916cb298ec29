/** The browser's own reader of addresses, where a library asks for another one. */
export default URL;
