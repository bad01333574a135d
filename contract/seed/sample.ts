import { z } from 'zod'
import { named } from '../named-schema.ts'
import { CONTENT_ENTITIES } from '../kinds/index.ts'
import { TRASH_DAYS } from '../limits.ts'

export const SAMPLE_ENTITIES = ['pictures', ...CONTENT_ENTITIES] as const
export type SampleEntity = (typeof SAMPLE_ENTITIES)[number]

const thingSchema = z.object({ entity: z.enum(SAMPLE_ENTITIES), id: z.int() })
export type SampleThing = z.infer<typeof thingSchema>

const namedSchema = thingSchema.extend({ title: z.string() }).meta({ id: 'SampleItem' })
export type SampleItem = z.infer<typeof namedSchema>

const askedSchema = namedSchema
  .extend({
    isChanged: z.boolean().meta({ description: 'Whether somebody has changed it since it was loaded' }),
    users: z
      .array(namedSchema)
      .meta({ description: 'What stays and refers to it: while there are some, it stays too' }),
  })
  .meta({ id: 'SampleQuestion' })
export type SampleQuestion = z.infer<typeof askedSchema>

const countSchema = z.object({ entity: z.enum(SAMPLE_ENTITIES), count: z.int() })

export const sampleSchema = named('Sample', {
  unchanged: z.array(countSchema).meta({ description: 'What a removal takes, by kind' }),
  asked: z.array(askedSchema).meta({ description: 'What stays unless it is named' }),
  texts: z.array(namedSchema).meta({ description: 'Pages and settings that still have the words of the sample' }),
  removed: z
    .object({ at: z.iso.datetime(), until: z.iso.datetime(), count: z.int() })
    .nullable()
    .meta({ description: `The last removal, which can be undone for ${TRASH_DAYS} days` }),
  own: z.array(countSchema).meta({ description: 'Content that is in the way of loading the sample' }),
})
export type Sample = z.infer<typeof sampleSchema>

const things = z.array(thingSchema).max(5000, 'At most 5000 can be named').default([])

export const sampleRemovalSchema = named('SampleRemoval', {
  remove: things.meta({ description: 'Those among the asked ones that are removed too' }),
  keep: things.meta({ description: 'Those that are the firm’s own from now on' }),
  clear: things.meta({ description: 'Pages and settings whose texts are emptied' }),
})
export type SampleRemoval = z.infer<typeof sampleRemovalSchema>

export const sampleReportSchema = named('SampleReport', {
  done: z.array(countSchema),
  left: z.array(namedSchema.extend({ reason: z.string() })).meta({ description: 'What could not be done, and why' }),
})
export type SampleReport = z.infer<typeof sampleReportSchema>
