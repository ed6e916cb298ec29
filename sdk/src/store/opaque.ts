import { ref } from 'valtio/vanilla';

/**
 * Keeps a value out of the proxy: the store replaces ranges, rows, selections and carts whole, so watching inside of
 * them would only cost time. Never write into what was handed over.
 */
export const opaque = <T>(value: T): T => (typeof value === 'object' && value !== null ? ref(value) : value);
