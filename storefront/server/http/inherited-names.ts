const inherited = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * Whether a key has the name of something that every object inherits: `__proto__` and `constructor` reach prototypes,
 * `toString` and `valueOf` decide what an object turns into. Nothing of the shop is called so.
 */
export const isInherited = (key: string): boolean => inherited.has(key);
