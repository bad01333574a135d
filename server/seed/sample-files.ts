import { z } from 'zod'
import { NEWS_STATUSES } from '../../contract/news.ts'
import { CLIENT_TYPES } from '../../contract/kinds/client.ts'
import { PAGE_KEYS } from '../../contract/page.ts'
import { PROJECT_STATUSES } from '../../contract/project-status.ts'

/** Schemas of the sample content (content/README.md). Unknown fields are typos; fields ending in `Ne` are Nepali. */

const text = z.string().trim().min(1, 'must not be empty')
const nepali = text.regex(/\p{Script=Devanagari}/u, 'must be written in Devanagari').optional()
const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words with hyphens')
const link = z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.org' })
const pictureFile = z.string().regex(/^[a-z0-9-]+\.(?:jpg|png|webp)$/, 'must be the name of a file in pictures/')
const yearOrMonth = z.string().regex(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/, 'must be a year or a month: 2019 or 2019-04')
const share = z.number().min(0).max(1)

/** A list whose items are unique by one field. */
function listOf<Item extends z.ZodObject>(item: Item, identity: keyof Item['shape'] & string) {
  return z.array(item).superRefine((entries, context) => {
    const seen = new Set<unknown>()
    entries.forEach((entry, index) => {
      const name = (entry as Record<string, unknown>)[identity]
      if (seen.has(name))
        context.addIssue({ code: 'custom', path: [index, identity], message: `'${name}' occurs twice` })
      seen.add(name)
    })
  })
}

const service = z.strictObject({ slug, name: text, nameNe: nepali, summary: text, picture: pictureFile.optional() })

/** By path beneath the content folder, without the extension. */
export const SAMPLE_FILES = {
  settings: z.strictObject({
    name: text,
    nameNe: nepali,
    shortName: text,
    tagline: text,
    phones: z.array(text).min(1),
    email: z.email(),
    address: z.array(text).min(1),
    addressNe: z.array(text).optional(),
    hours: z.array(z.strictObject({ days: text, time: text })),
    foundedOn: z.iso.date(),
    location: z
      .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
      .nullable(),
    socialLinks: z.array(z.strictObject({ label: text, url: text })),
  }),
  pages: listOf(
    z.strictObject({
      key: z.enum(PAGE_KEYS),
      title: text,
      titleNe: nepali,
      summary: text,
      picture: pictureFile.nullish(),
      signature: text.nullish(),
    }),
    'key',
  ),
  services: listOf(service.extend({ children: listOf(service, 'slug') }), 'slug'),
  clients: listOf(
    z.strictObject({
      slug,
      name: text,
      nameNe: nepali,
      kind: z.enum(CLIENT_TYPES.map(({ value }) => value)),
      link: link.nullable(),
    }),
    'slug',
  ),
  projects: listOf(
    z
      .strictObject({
        slug,
        code: text,
        title: text,
        titleNe: nepali,
        description: z.string().nullable(),
        status: z.enum(PROJECT_STATUSES),
        client: slug.nullable(),
        districts: z.array(z.string().regex(/^\d{3}$/, 'must be the three digits of a district')),
        services: z.array(slug),
        start: yearOrMonth.nullable(),
        end: yearOrMonth.nullable(),
        pictures: z.array(pictureFile),
        parent: slug.nullable(),
        funder: text.optional(),
        value: z
          .strictObject({
            amount: z.number().positive(),
            currency: z.string().regex(/^[A-Z]{3}$/, 'must be such as NPR'),
            isPublic: z.boolean(),
          })
          .optional(),
        share: z.number().positive().max(100).optional(),
        jointVenture: text.optional(),
        size: z.strictObject({ amount: z.number().positive(), unit: text }).optional(),
      })
      .refine(({ start, end }) => !start || !end || start.slice(0, end.length) <= end.slice(0, start.length), {
        path: ['end'],
        message: 'must not be before the start',
      }),
    'slug',
  ),
  categories: listOf(z.strictObject({ slug, name: text, nameNe: nepali }), 'slug'),
  news: listOf(
    z.strictObject({
      slug,
      name: text,
      nameNe: nepali,
      summary: text,
      category: slug,
      picture: pictureFile.nullable(),
      createdAt: z.iso.datetime().transform((time) => new Date(time).toISOString()),
      status: z.enum(NEWS_STATUSES),
    }),
    'slug',
  ).min(1),
  team: z.array(
    z.strictObject({ name: text, nameNe: nepali, position: text, department: text, qualifications: z.string() }),
  ),
  timeline: listOf(
    z.strictObject({
      date: z.string().regex(/^\d{4}(?:-\d{4})?$/, 'must be a year or two: 2009 or 2010-2013'),
      title: text,
      titleNe: nepali,
      description: text,
    }),
    'date',
  ),
  partners: listOf(
    z.strictObject({
      id: z.int().positive(),
      name: text,
      name_ne: nepali,
      acronym: text.nullable(),
      link,
      logo: pictureFile.nullable(),
      is_international: z.literal([0, 1]),
    }),
    'id',
  ),
  'pictures/index': listOf(
    z.strictObject({
      file: pictureFile,
      subject: text,
      discipline: text,
      group: text,
      alt: text,
      color: z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #0b5c5f'),
      width: z.int().positive(),
      height: z.int().positive(),
      focalPoint: z.strictObject({ x: share, y: share }).default({ x: 0.5, y: 0.5 }),
    }),
    'file',
  ),
} as const

export type SampleFileName = keyof typeof SAMPLE_FILES
export type SampleFiles = { [Name in SampleFileName]: z.output<(typeof SAMPLE_FILES)[Name]> }
export type SampleService = SampleFiles['services'][number]['children'][number]
export type SamplePicture = SampleFiles['pictures/index'][number]

export interface SampleContent extends SampleFiles {
  /** HTML bodies by path, such as `news/office-hours.html`. */
  bodies: Map<string, string>
}
