import '../server/features.ts'
import { loadContent } from '../server/core/content/registration.ts'
import { listDistricts } from '../server/core/places/place-store.ts'
import { listProjects } from '../server/projects/store/projects.ts'
import { serviceReferences } from '../server/services/services.ts'
import { EVERY_ROW } from '../server/core/store/paging.ts'
import { openStore } from '../server/core/store/store.ts'

export const PROJECTS = 2_000
export const PICTURES_EACH = 5

const WRITTEN_AT = '2024-01-01T00:00:00.000Z'

/** Adds the projects of a very large firm, from numbered sample texts and the sample's pictures. */
export async function insertManyProjects(dataDir: string): Promise<void> {
  const { db, close } = await openStore({ dataDir })
  try {
    const pictureIds = (await db.selectFrom('picture').select('id').orderBy('id').execute()).map(({ id }) => id)
    const [projects, clients, districts, services] = await Promise.all([
      listProjects(db, {}, 'en', EVERY_ROW),
      db.selectFrom('client').select('id').orderBy('id').execute(),
      listDistricts(db, 'en'),
      serviceReferences.listAll(db, 'en'),
    ])
    const inTurn = <Item>(items: Item[], turn: number): Item => items[turn % items.length]!
    await db.transaction().execute(async (tx) => {
      for (let number = 1; number <= PROJECTS; number += 1) {
        const { title, description } = inTurn(projects, number)
        const given = {
          slug: `large-firm-${number}`,
          code: `LARGE-${number}`,
          status: 'completed',
          clientId: inTurn(clients, number).id,
          start: '2012-04',
          end: '2015',
          pictureIds: Array.from({ length: PICTURES_EACH }, (_, position) => inTurn(pictureIds, number * 7 + position)),
          districts: [inTurn(districts, number).code],
          serviceIds: [inTurn(services, number).id, inTurn(services, number + 1).id],
          title: `${title}, part ${number}`,
          description: description ?? '',
        }
        await loadContent(tx, 'projects', given, { at: WRITTEN_AT, position: 10_000 + number })
      }
    })
  } finally {
    await close()
  }
}
