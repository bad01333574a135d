import type { ReactNode } from 'react'
import { itemFragment } from '../../../contract/addresses.ts'
import type { Certificate } from '../../../contract/certificates/certificate.ts'
import { useDates } from '../../dates.words.ts'
import { pick } from '../../pick.ts'
import { useForeign, useWords } from '../../words.ts'
import { Day } from '../day/day.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './certificate-table.css?inline'
import { words } from './words.ts'

const NONE = '–'

const SHOWN = [
  ...(['id', 'kind', 'title', 'issuer', 'number', 'issuedOn', 'issuedOnBs'] as const),
  ...(['validUntil', 'validUntilBs', 'scope', 'checkedIn', 'locale'] as const),
]

export type CertificateSummary = ReturnType<typeof toCertificateSummary>

export const toCertificateSummary = (certificate: Certificate) => ({
  ...pick(certificate, SHOWN),
  picture: certificate.picture?.url ?? null,
})

interface TableProps {
  certificates: CertificateSummary[]
  labelledBy: string
  /** Where pictures of documents are; without it, none is linked. */
  mediaBaseUrl?: string | undefined
}

/** On a phone its rows are blocks. */
export function CertificateTable({ certificates, labelledBy, mediaBaseUrl }: TableProps) {
  const t = useWords(words)
  const kinds = Map.groupBy(certificates, ({ kind }) => kind)
  return (
    <CertificateFrame labelledBy={labelledBy}>
      {Array.from(kinds, ([kind, rows]) => (
        <tbody key={kind}>
          <tr className="certificates__kind">
            <th colSpan={4} scope="rowgroup">
              {t.kinds[kind]}
            </th>
          </tr>
          {rows.map((certificate) => (
            <Row key={certificate.id} certificate={certificate} mediaBaseUrl={mediaBaseUrl} />
          ))}
        </tbody>
      ))}
    </CertificateFrame>
  )
}

/** The table without its rows. */
export function CertificateFrame({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <table className="certificates" aria-labelledby={labelledBy}>
      <ComponentStyles name="certificate-table" css={styles} />
      <thead>
        <tr>
          {Object.values(useWords(words).columns).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  )
}

function Row({ certificate, mediaBaseUrl }: { certificate: CertificateSummary } & Pick<TableProps, 'mediaBaseUrl'>) {
  const { id, title, issuer, number, issuedOn, issuedOnBs, validUntil, validUntilBs } = certificate
  const { scope, picture, checkedIn, locale } = certificate
  const t = useWords(words)
  const { day } = useDates()
  const lang = useForeign()(locale)
  return (
    <tr id={itemFragment('certificate', id)}>
      <th scope="row" className="certificates__title">
        <span lang={lang}>
          {title}
          {scope && <span className="certificates__scope">{scope}</span>}
        </span>
        {picture && mediaBaseUrl !== undefined && (
          <a className="certificates__picture" href={mediaBaseUrl + picture}>
            {t.picture}
            <span className="visually-hidden">: {title}</span>
          </a>
        )}
      </th>
      <td lang={lang}>{issuer}</td>
      <td className="certificates__cell">{number || <span aria-hidden="true">{NONE}</span>}</td>
      <td className="certificates__cell">
        {validUntil && (
          <Day of={validUntil} bs={validUntilBs}>
            {t.validUntil(day(validUntil))}
          </Day>
        )}
        {issuedOn && (
          <span className={validUntil ? 'certificates__issued' : undefined}>
            <Day of={issuedOn} bs={issuedOnBs}>
              {t.issuedOn(day(issuedOn))}
            </Day>
          </span>
        )}
        {checkedIn && <span className="certificates__issued">{t.checkedIn(checkedIn)}</span>}
        {!validUntil && !issuedOn && <span aria-hidden="true">{NONE}</span>}
      </td>
    </tr>
  )
}
