import { itemFragment } from '../../../contract/addresses.ts'
import type { equipmentKind } from '../../../contract/equipment/kind.ts'
import type { PublicItem } from '../../../contract/fields/public-schemas.ts'
import { useDates } from '../../dates.words.ts'
import { numbers } from '../../numbers.words.ts'
import { scriptOf } from '../../script-of.ts'
import { useForeign, useWords } from '../../words.ts'
import { Day } from '../day/day.tsx'
import { Picture } from '../picture/picture.tsx'
import { OptionalText } from '../section/optional-text.tsx'
import { words } from './words.ts'

export type Equipment = PublicItem<typeof equipmentKind>

const SIZES = '(min-width: 64rem) 14rem, (min-width: 30rem) 40vw, 88vw'

/** One instrument or program with its facts; those that are not known are left out. */
export function EquipmentEntry({ equipment }: { equipment: Equipment }) {
  const { id, name, purpose, kind, model, year, units, keptAt, calibratedUntil, calibratedUntilBs, picture } = equipment
  const t = useWords(words)
  const { digits } = useWords(numbers)
  const { day } = useDates()
  const foreign = useForeign()
  const lang = foreign(equipment.locale)
  return (
    <li className="equipment" id={itemFragment('equipment', id)}>
      <div>
        <h3 className="equipment__name" lang={lang}>
          {name}
        </h3>
        <OptionalText className="equipment__purpose" lang={lang} text={purpose} />
      </div>
      <dl className="equipment__facts">
        <Fact name={t.model} lang={foreign(scriptOf(model))}>
          {model}
        </Fact>
        <Fact name={t.year}>{year && digits(year)}</Fact>
        <Fact name={kind === 'software' ? t.licences : t.units}>{units && digits(units)}</Fact>
        <Fact name={t.keptAt} lang={lang}>
          {keptAt}
        </Fact>
        <Fact name={t.calibration}>
          {calibratedUntil && (
            <Day of={calibratedUntil} bs={calibratedUntilBs}>
              {t.validUntil(day(calibratedUntil))}
            </Day>
          )}
        </Fact>
      </dl>
      {picture && <Picture className="equipment__picture" picture={picture} sizes={SIZES} isSmall />}
    </li>
  )
}

function Fact({ name, lang, children }: { name: string; lang?: string | undefined; children: React.ReactNode }) {
  if (children === '' || children === null) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  )
}
