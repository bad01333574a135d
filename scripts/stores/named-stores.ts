import { openGrowingStore } from '../../bench/growing-store.ts'
import { addAccount } from './add-account.ts'
import { makeConflict } from './conflict.ts'
import { makeSparseStore } from './sparse-store.ts'

export interface NamedStore {
  about: string
  /** Fills a new data folder. */
  make(dataDir: string): Promise<void>
}

const PASSWORD = 'a bridge over the river'
/** Of every named store but the empty one. */
export const OWNER = { email: 'owner@example.org', name: 'Sita Rai', password: PASSWORD }
export const EDITOR = { email: 'editor@example.org', name: 'Hari Lama', password: PASSWORD }

async function addAccounts(dataDir: string): Promise<void> {
  await addAccount(dataDir, OWNER, 'owner')
  await addAccount(dataDir, EDITOR, 'editor')
}

/** Stores to develop and test with: npm run dev -- NAME. */
export const NAMED_STORES = {
  empty: {
    about: 'nothing entered: the first start, with its set-up',
    make: (dataDir) => makeSparseStore(dataDir, { items: 0, firm: 'none' }),
  },
  'two-languages': {
    about: 'three items of each kind in English and Nepali, with pictures and the texts of pages',
    async make(dataDir) {
      await makeSparseStore(dataDir, { items: 3, hasPictures: true, isInNepali: true, hasPages: true })
      await addAccounts(dataDir)
    },
  },
  'ten-thousand': {
    about: '10,000 projects and as many news; takes minutes to make',
    async make(dataDir) {
      const store = await openGrowingStore({ dataDir })
      try {
        await store.growTo(10_000)
      } finally {
        await store.close()
      }
      await addAccounts(dataDir)
    },
  },
  conflict: {
    about:
      'the first news was left unsaved by one person in another browser, and saved by another one: open it and save',
    async make(dataDir) {
      await makeSparseStore(dataDir, { items: 2, hasPictures: true, isInNepali: true, hasPages: true })
      await addAccounts(dataDir)
      await makeConflict(dataDir, OWNER, EDITOR)
    },
  },
} satisfies Record<string, NamedStore>
