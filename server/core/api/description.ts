import type { OpenAPIHono } from '@hono/zod-openapi'
import { pictureSchema } from '../../../contract/pictures/picture.ts'
import { projectReferenceSchema } from '../../../contract/projects/project.ts'
import { serviceReferenceSchema } from '../../../contract/services/service.ts'
import { COOKIE_PREFIX } from './staff-auth-names.ts'

/** The OpenAPI 3.1 document, made from the schemas that check requests. */
export type ApiDescription = ReturnType<OpenAPIHono['getOpenAPI31Document']>

interface Operation {
  requestBody?: { content: { 'application/json'?: { schema: object } } }
  'x-unknown-fields'?: 'ignored'
  security?: object[]
}

const TEXT = `
The content of the firm's website, a call that sends a message, and what staff write it with. Lists answer
\`{"data": [...], "meta": {"total", "page", "limit"}}\`; pages count from 1, any \`limit\` is taken, and a page beyond the
end is empty. One thing is answered as \`{"data": {...}}\`. Picture addresses are paths beneath the site's base media
address. Every read has an ETag: send it back in \`If-None-Match\`, and 304 says that nothing changed. A query parameter
may be given once; unknown ones are ignored.

An error has the right status and the body \`{"message", "code", "fields"?}\`: the message is for people, the code is one of
a closed set, and \`fields\` says what is wrong with each field when the code is \`invalid\`. A body with a field that the call
does not have, at any depth, is refused, with the nearest one that it has; the contact form's calls ignore such fields.

Who is not signed in may read, and send a message. Every other call answers 401, and 403 where the role is not enough. Every
call but reads needs the header X-CSRF-TOKEN, the content of the csrf-token meta tag of one of the site's pages.

A change of staff or of a program, and a form of signing in, can carry an Idempotency-Key, any text that is another one for
each change: the same call with it has one effect within an hour, and gets the first answer again with the header Idempotent-Replayed.
`

/** Adds to the description what is no call. @returns a paragraph of its introduction, or nothing */
export type Describe = (registry: OpenAPIHono['openAPIRegistry']) => string | void

/** @param api with all its routes mounted @param features may add what is no call */
export function describeApi(
  api: Pick<OpenAPIHono, 'openAPIRegistry' | 'getOpenAPI31Document'>,
  features: readonly { describe?: Describe }[],
): ApiDescription {
  // Registered before a nullable use would make the component nullable. Copies: zod-openapi extends later schemas only.
  api.openAPIRegistry.register('Picture', pictureSchema.clone())
  api.openAPIRegistry.register('ProjectReference', projectReferenceSchema.clone())
  api.openAPIRegistry.register('ServiceReference', serviceReferenceSchema.clone())
  api.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: `${COOKIE_PREFIX}.session_token`,
    description: 'A session of staff (POST /session). Its scope is the role that a call needs: staff or owner.',
  })
  const added = features.flatMap(({ describe }) => describe?.(api.openAPIRegistry) ?? [])
  const description = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Website API', version: '1', description: [TEXT.trim(), ...added].join('\n\n') },
    servers: [{ url: '/', description: 'This site' }],
  })
  const mended = mendNullableReferences(description) as ApiDescription
  const operations = Object.values(mended.paths ?? {}).flatMap((methods) =>
    Object.values(methods as Part),
  ) as Operation[]
  const { securitySchemes = {} } = mended.components ?? {}
  const isKnown = (security: object) => Object.keys(security).every((scheme) => scheme in securitySchemes)
  for (const operation of operations) if (operation.security) operation.security = operation.security.filter(isKnown)
  for (const { requestBody, 'x-unknown-fields': unknown } of operations)
    if (unknown === undefined) close(requestBody?.content['application/json']?.schema, mended)
  return mended
}

type Part = Record<string, unknown>

/** Says of the objects of a body that they have no other fields; a block is of one of its types. */
function close(part: unknown, description: ApiDescription): void {
  if (typeof part !== 'object' || part === null) return
  const { $ref, oneOf, properties, additionalProperties } = part as Part
  if (typeof $ref === 'string') {
    const component = description.components?.schemas?.[$ref.split('/').at(-1)!] as Part | undefined
    if (component?.['additionalProperties'] !== false) close(component, description)
    return
  }
  if (oneOf !== undefined)
    for (const name of ['type', 'properties', 'required', 'additionalProperties']) delete (part as Part)[name]
  else if (properties !== undefined && additionalProperties === undefined)
    (part as Part)['additionalProperties'] = false
  for (const below of Object.values(part)) close(below, description)
}

/** Fixes zod-openapi's "this and also an object or null", which null does not match. */
function mendNullableReferences(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(mendNullableReferences)
  if (typeof part !== 'object' || part === null) return part
  const { allOf, ...rest } = part as { allOf?: { $ref?: string; type?: string[]; description?: string }[] }
  const nullable = allOf?.find(({ type }) => Array.isArray(type) && type.includes('null'))
  if (allOf && nullable) {
    const { type: _, ...annotations } = nullable
    return { ...rest, ...annotations, anyOf: [...allOf.filter(({ $ref }) => $ref), { type: 'null' }] }
  }
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, mendNullableReferences(value)]))
}
