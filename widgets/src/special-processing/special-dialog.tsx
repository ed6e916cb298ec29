/** The dialog of special processing, once it is known what there is to choose. */
import { loadSpecialProcessing } from '@kerf/sdk/actions';
import type { SpecialProcessing } from '@kerf/sdk/contract';
import { specialRange } from '@kerf/sdk/rules';
import type { Problem } from '@kerf/sdk/runtime';
import { useEffect, useLayoutEffect, useState } from 'react';
import { addStyles } from '../element/add-styles.js';
import { useWidget } from '../element/widget-context.js';
import type { OpenQuoteProps } from '../quotes/open-quote.js';
import { QuoteDialog } from '../quotes/quote-dialog.js';
import { ErrorNotice } from '../ui/error-notice.js';
import uploads from '../uploads/uploads.css?inline';
import { SpecialForm } from './special-form.js';

export const SpecialProcessingDialog = (props: OpenQuoteProps) => (
  <QuoteDialog title="Special Processing" modal="special-processing" {...props}>
    {(onSent) => <Loaded {...props} onSent={onSent} />}
  </QuoteDialog>
);

function Loaded(props: OpenQuoteProps & { onSent: (number: string) => void }) {
  const { runtime, host } = useWidget();
  const [special, setSpecial] = useState<SpecialProcessing | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function load() {
    setProblem(null);
    const outcome = await loadSpecialProcessing(runtime);
    if (outcome.ok) return setSpecial(outcome.special);
    setProblem(outcome.problem);
    host?.emit('kerf-error', { configuration: props.name, item: props.item, ...outcome.problem });
  }
  useLayoutEffect(() => {
    if (host?.shadowRoot) addStyles(host.shadowRoot, uploads);
  }, [host]);
  useEffect(() => {
    load();
  }, [runtime]);

  const range = special && specialRange(props.range, special);
  if (problem)
    return (
      <div role="alert">
        <ErrorNotice message={problem.message} onRetry={problem.isRetryable && load} />
      </div>
    );
  if (!special) return <div aria-busy="true" />;
  if (!range) return <p>This product takes no special processing. Ask for a quote instead.</p>;
  return <SpecialForm {...props} special={special} range={range} />;
}
