import { isCommonPassword } from '@kerf/sdk/actions';
import { messages } from '@kerf/sdk/contract';
import { passwordFault } from '@kerf/sdk/rules';
import { useRef, useState } from 'react';
import { useWidget } from '../element/widget-context.js';

/**
 * Warns of a password that many people use, when its field is left. It keeps nobody from anything. To be spread on a
 * field where a password is chosen.
 */
export function usePasswordWarning() {
  const { runtime } = useWidget();
  const [warning, setWarning] = useState('');
  const last = useRef('');

  async function onLeave(typed: string): Promise<void> {
    if (typed === last.current) return;
    last.current = typed;
    const isCommon = passwordFault(typed) === null && (await isCommonPassword(runtime, typed));
    // Another one may stand there by now.
    if (typed === last.current) setWarning(isCommon ? messages.passwordCommon : '');
  }

  return { warning, onLeave };
}
