import type { Kysely } from 'kysely'

/** Addresses for the pages of people who agree to have one, and until when somebody is with the firm. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const name of ['slug', 'left_on', 'consented_on'])
    await db.schema.alterTable('team_member').addColumn(name, 'text').execute()
  await db.schema
    .alterTable('team_member')
    .addColumn('projects_for', 'text', (column) => column.notNull().defaultTo('bids'))
    .execute()
  await db.schema
    .alterTable('team_member')
    .addColumn('social_picture_id', 'integer', (column) => column.references('picture.id'))
    .execute()
  await db.schema
    .alterTable('team_member')
    .addColumn('hidden_from_search', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const name of ['search_title', 'search_description'])
    await db.schema.alterTable('team_member_translation').addColumn(name, 'text').execute()
  await addSlugs(db)
  await db.schema.createIndex('team_member_slug').on('team_member').column('slug').unique().execute()
}

/** In the live rows, the lists of staff, and every version that they can open. */
async function addSlugs(db: Kysely<any>): Promise<void> {
  const versions = db.selectFrom('content_version').select(['item_id', 'number', 'document'])
  const saved = await versions.where('entity', '=', 'teams').orderBy('item_id').orderBy('number').execute()
  const names = new Map<number, string>()
  for (const { item_id, document } of saved) {
    const { name, translations } = JSON.parse(document)
    names.set(item_id, name || translations?.ne?.name || '')
  }
  const texts = db.selectFrom('team_member_translation').select(['team_member_id', 'name']).where('locale', '=', 'en')
  for (const { team_member_id: id, name } of await texts.execute()) names.set(id, names.get(id) || name)
  const taken = new Set<string>()
  for (const [id, name] of [...names].toSorted(([one], [other]) => one - other)) {
    const first = slugOf(name)
    let slug = first
    for (let number = 2; taken.has(slug); number += 1) slug = `${first}-${number}`
    taken.add(slug)
    await db.updateTable('team_member').set({ slug }).where('id', '=', id).execute()
    const item = db.updateTable('content_item').set({ slug }).where('entity', '=', 'teams')
    await item.where('item_id', '=', id).execute()
    for (const { number, document } of saved.filter(({ item_id }) => item_id === id))
      await db
        .updateTable('content_version')
        .set({ document: JSON.stringify({ ...JSON.parse(document), slug }) })
        .where('entity', '=', 'teams')
        .where('item_id', '=', id)
        .where('number', '=', number)
        .execute()
  }
}

function slugOf(name: string): string {
  const plain = romanise(name)
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
  return (
    plain
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 80) || 'team-member'
  )
}

const CONSONANTS =
  'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l व v श sh ष sh स s ह h'
const OTHERS = 'अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ओ o औ au ा a ि i ी i ु u ू u ृ ri े e ै ai ो o ौ au ं n ँ n ः h'
function lettersOf(pairs: string): Map<string, string> {
  const words = pairs.split(' ')
  return new Map(words.flatMap((word, place) => (place % 2 === 0 ? [[word, words[place + 1]!] as const] : [])))
}

/** The inherent a of a consonant is heard before another one, and at the end of a word only after two. */
function romanise(text: string): string {
  const [consonants, others] = [lettersOf(CONSONANTS), lettersOf(OTHERS)]
  const letters = [...text.normalize('NFC').replaceAll(/[\u200c\u200d]/g, '')]
  const latin = letters.map((letter, place) => {
    const next = letters[place + 1] ?? ''
    const isCluster = letters[place - 1] === '्'
    const consonant = consonants.get(letter)
    const isOpen = consonants.has(next) || 'ंँ'.includes(next || '-') || (isCluster && !/[\u0900-\u097f]/.test(next))
    if (consonant) return isOpen ? `${consonant}a` : consonant
    return letter === '्' ? '' : (others.get(letter) ?? letter)
  })
  return latin.join('')
}
