import type { ProductInfo } from '@kerf/sdk/contract';
import type { InfoEntry } from '@kerf/sdk/rules';
import { Tabs } from '../ui/tabs.js';
import { InfoDetail } from './info-detail.js';
import { InfoHeader } from './info-header.js';

interface SwitchedInfoProps {
  entries: readonly InfoEntry[];
  /** Of the entry that is chosen. */
  index: number;
  infos: readonly ProductInfo[];
  /** What the tabs are called together. */
  label: string;
  /** What stands above, or nothing does. */
  header: { title: string; words: string } | null;
}

/**
 * What is read about one of several products or stocks. It shows the chosen one; reading about another changes nothing of
 * what is chosen.
 */
export function SwitchedInfo({ entries, index, infos, label, header }: SwitchedInfoProps) {
  const texts = entries.flatMap(({ ref, label }) => {
    const info = infos.find((one) => one.ref === ref);
    return info ? [{ ref, label, info }] : [];
  });
  const chosen = entries[index]?.ref;
  const [only] = texts;
  return (
    <>
      {header && <InfoHeader {...header} />}
      {texts.length > 1 ? (
        <Tabs
          // Another choice shows what was chosen.
          key={chosen}
          label={label}
          initial={chosen}
          isWhole
          tabs={texts.map(({ ref, label, info }) => ({
            id: ref,
            label,
            content: <InfoDetail info={info} level={header ? 3 : 2} />,
          }))}
        />
      ) : (
        only && <InfoDetail info={only.info} level={header ? 3 : 2} />
      )}
    </>
  );
}
