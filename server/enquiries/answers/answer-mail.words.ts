import { whenInNepal, whenInNepali } from '../../core/mail/mail-text.ts'

const en = {
  wrote: (received: string, name: string, reference: string) =>
    `On ${whenInNepal(received)}, ${name} wrote (${reference}):`,
}

const ne: typeof en = {
  wrote: (received, name, reference) => `${name} ले ${whenInNepali(received)} लेख्नुभएको (${reference}):`,
}

export const WORDS = { en, ne }
