import type { PublicBlock } from '../../../contract/site-pages/site-page.ts'
import { numbers } from '../../numbers.words.ts'
import { useForeign, useLocale, useWords } from '../../words.ts'
import { BlockHeading, blockView } from './block-view.tsx'

export const figuresView = blockView<'figures', PublicBlock<'figures'>>(
  (block) => (block.figures.length > 0 ? block : null),
  function FiguresBlock(block) {
    const { digits } = useWords(numbers)
    const lang = useForeign()(block.locale)
    // In thousands, and in lakhs in Nepali.
    const format = new Intl.NumberFormat(useLocale() === 'ne' ? 'en-IN' : 'en', { maximumFractionDigits: 2 })
    return (
      <>
        <BlockHeading {...block} />
        <dl className="block__figures">
          {block.figures.map(({ number, unit, label }) => (
            <div key={`${label} ${number}`}>
              <dt>
                {digits(format.format(number ?? 0))} {unit && <span lang={lang}>{unit}</span>}
              </dt>
              <dd lang={lang}>{label}</dd>
            </div>
          ))}
        </dl>
      </>
    )
  },
)
