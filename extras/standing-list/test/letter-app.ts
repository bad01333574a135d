import type { HeldPaper } from '../../../server/core/documents/paper-source.ts'
import type { Engine } from '../../../server/core/store/engine.ts'
import { createStorePlace, NOW } from '../../../test/create-test-app.ts'
import { openSampleStore } from '../../../test/transfer/sample-store.ts'
import type { LetterDetails } from '../contract/letter-wording.ts'
import type { Letter, LetterRun } from '../contract/letter.ts'
import { composeLetter } from '../server/letter/compose.ts'
import { saveDetails } from '../server/letter/wording.ts'

const PAPER: HeldPaper = {
  id: 3,
  kind: 'registration',
  title: { en: 'Company registration', ne: 'कम्पनी दर्ता प्रमाणपत्र' },
  number: '18423/058/059',
  issuedOn: '2002-06-14',
  endsOn: null,
  hasEnded: false,
  scans: 1,
  version: 1,
  updatedAt: '2026-11-20T00:00:00.000Z',
}
const CLEARANCE = {
  ...PAPER,
  id: 4,
  kind: 'tax-clearance',
  title: { en: 'Tax clearance 2082/83', ne: 'कर चुक्ता प्रमाणपत्र २०८२/८३' },
  number: '2096',
  issuedOn: '2026-10-05',
}

/** Of the settings, or of somebody of the team. */
export interface SavedDocument {
  phones: string[]
  draftLocales: string[]
  leftOn: string | null
  translations: { ne: { name?: string; position?: string; address?: string[] } }
}

/** All that a letter takes from elsewhere: an application in Mangsir 2083. */
export const GIVEN = {
  office: {
    id: 7,
    name_en: 'Ward Office 4',
    name_ne: 'वडा कार्यालय ४, कीर्तिपुर',
    address_en: 'Kirtipur',
    address_ne: 'कीर्तिपुर',
    updated_at: '2026-11-19T00:00:00.000Z',
  },
  fiscalYear: 2083,
  day: '2026-11-21',
  language: 'ne' as 'ne' | 'en',
  works: { goods: false, works: false, consulting: true, other: true, consultingText: 'सडक डिजाइन' },
  papers: [PAPER, CLEARANCE],
}
export type Given = typeof GIVEN

export const DETAILS = {
  postalAddressEn: 'P.O. Box 1234, Kathmandu',
  postalAddressNe: 'पो.ब.नं. १२३४, काठमाडौँ',
  mobile: '9801234567',
  mainPersonId: 1,
  signatoryId: 2,
}

export const textOf = (run: LetterRun) => (typeof run === 'string' ? run : run.text)
export const textsOf = ({ lines }: Letter) => lines.map(({ runs }) => runs.map(textOf).join(''))

/** The firm of the sample with details for letters, on 21 November 2026 (5 Mangsir 2083). */
export async function openLetters(engine: Engine) {
  const { db } = await openSampleStore(await createStorePlace(engine))
  const deps = { db, actor: { id: null, email: 'sita@example.org', address: undefined }, now: () => NOW }
  await saveDetails(deps, DETAILS)
  return {
    db,
    deps,
    save: async (details: Partial<LetterDetails>) => void (await saveDetails(deps, { ...DETAILS, ...details })),
    compose: (changes: Partial<Given> = {}) => composeLetter({ db }, { ...GIVEN, ...changes }),
    /** Changes what stands in the record of an item. */
    async edit(entity: 'settings' | 'teams', id: number, change: (document: SavedDocument) => void) {
      const versions = db.selectFrom('content_version').selectAll().where('entity', '=', entity)
      for (const { number, document } of await versions.where('item_id', '=', id).execute()) {
        const changed = JSON.parse(document) as SavedDocument
        change(changed)
        const row = db.updateTable('content_version').set({ document: JSON.stringify(changed) })
        await row.where('entity', '=', entity).where('item_id', '=', id).where('number', '=', number).execute()
      }
    },
  }
}
