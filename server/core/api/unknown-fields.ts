import type { z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import { editDistance } from '../languages/edit-distance.ts'

/** As many are named in one answer: a body of a megabyte can have a hundred thousand. */
const NAMED = 20
const SHOWN_LENGTH = 100

/**
 * Finds what a body has beyond its schema, which would drop it without a word.
 * @returns by path, a message with the nearest field of the schema
 */
export function findUnknownFields(schema: z.core.$ZodType, body: unknown): Map<string, string> {
  const found = new Map<string, string>()
  search(schema, body, [], found)
  return found
}

/** Lets refuseInvalid (errors.ts) refuse unknown fields beside the faults of the known ones. */
export const noteUnknownFields =
  (schema: z.core.$ZodType): MiddlewareHandler =>
  async (context, next) => {
    // A body that cannot be read is refused behind this. Hono parses it once.
    const body: unknown = await context.req.json().catch(() => undefined)
    context.set('unknownFields', findUnknownFields(schema, body))
    await next()
  }

function search(schema: z.core.$ZodType, value: unknown, path: (string | number)[], found: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) return
  const { def } = schema as unknown as { def: z.core.$ZodTypes['_zod']['def'] }
  if (def.type === 'array' && Array.isArray(value)) {
    value.forEach((item, index) => search(def.element, item, [...path, index], found))
  } else if (def.type === 'object' && !Array.isArray(value)) {
    const names = Object.keys(def.shape)
    for (const [name, given] of Object.entries(value)) {
      if (found.size === NAMED) return
      if (names.includes(name)) search(def.shape[name]!, given, [...path, name], found)
      else if (!def.catchall) found.set([...path, shorten(name)].join('.'), messageOf(name, names))
    }
  } else if (def.type === 'pipe') search(def.in, value, path, found)
  else if ('innerType' in def) search(def.innerType, value, path, found)
  // Unions and records are left to their schemas: GeoJSON allows foreign members (RFC 7946, section 6.1).
}

function messageOf(name: string, names: string[]): string {
  const distance = (other: string) => editDistance(plain(name), plain(other), Math.ceil(other.length / 3))
  const [nearest] = names
    .map((other) => ({ other, away: distance(other) }))
    .filter(({ other, away }) => away <= Math.ceil(other.length / 3))
    .toSorted((one, two) => one.away - two.away)
  const hint = nearest ? `: did you mean "${nearest.other}"?` : `. The fields are ${names.join(', ')}`
  return `There is no field "${shorten(name)}"${hint}`
}

/** `image_id` and `ImageID` are near `imageId`. */
const plain = (name: string) => name.toLowerCase().replaceAll(/[_-]/g, '')

const shorten = (name: string) => (name.length > SHOWN_LENGTH ? `${name.slice(0, SHOWN_LENGTH)}…` : name)
