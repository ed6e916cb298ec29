import { beforeAll } from 'vitest';
import { page } from 'vitest/browser';

/** Files follow one another in one window: each begins with a narrow one, whatever the file before it needed, in CSS px. */
beforeAll(() => page.viewport(414, 896));
