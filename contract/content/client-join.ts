import { z } from 'zod'

const id = z.int('Choose a client').positive('Choose a client')

/** Two entries of one client: the projects of the first go to the second, and its address leads there. */
export const clientJoinSchema = z
  .object({ id, into: id })
  .refine((join) => join.id !== join.into, { path: ['into'], message: 'Choose another client' })
  .meta({ id: 'ClientJoin' })
export type ClientJoin = z.infer<typeof clientJoinSchema>
