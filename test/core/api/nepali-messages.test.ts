import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import {
  contactMessageSchema,
  contactProofSchema,
  contactSubmissionSchema,
} from '../../../contract/enquiries/contact.ts'
import type { ErrorBody } from '../../../contract/error.ts'
import { errorIn } from '../../../server/core/languages/nepali-messages.ts'
import { createTestApp } from '../../create-test-app.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
/** Where what visitors send is refused. */
const SOURCES = [
  'server/core/api/errors.ts',
  'server/core/api/guards.ts',
  'server/rendering/costly-reads.ts',
  'server/core/accounts/csrf.ts',
  'server/rendering/forms.ts',
  'server/core/http/request-guards.ts',
  'server/enquiries/receive-enquiry.ts',
  'server/enquiries/suspicion.ts',
  'server/enquiries/receive-enquiry.ts',
]
/** Code before a text that becomes the message of an error. */
const BEFORE = [
  String.raw`ServiceError\(\s*'[a-z_]+',\s*`,
  String.raw`tooMany\(\s*`,
  String.raw`invalid\(\{\s*\w+: `,
  String.raw`fields\[field\] \?\?= `,
  'expired \\? ',
  'message: ',
  'MESSAGE = ',
  ' : ',
  String.raw`\|\| `,
]
const MESSAGE = new RegExp(String.raw`(?:${BEFORE.join('|')})(['\`])([A-Z](?:(?!\1).)* (?:(?!\1).)*)\1`, 'gs')
/** The method of a request, what a form's type is called, and the name of a head. */
const IN_LATIN = /\b(?:POST|DELETE|application\/[\w-]+|JSON|Host|name@example\.org)\b/g

const inNepali = (message: string) => errorIn('ne', { message, code: 'bad_request' }).message
const isNepali = (text: string) => /[ऀ-ॿ]/.test(text) && !/[a-z]{2}/i.test(text.replaceAll(IN_LATIN, ''))

const messages = SOURCES.flatMap((source) =>
  [...readFileSync(join(ROOT, source), 'utf8').matchAll(MESSAGE)]
    .map(([match, , text = '']) => (match.startsWith('tooMany') ? `${text}. Nothing was stored: in 2 minutes` : text))
    .filter((text) => !text.startsWith('${reason}'))
    .map((text) => text.replaceAll('${method}', 'POST').replaceAll(/\$\{[^}]+\}/g, '7')),
)

test.each([...new Set(messages)])('visitors read in Nepali: %s', (message) => {
  expect(inNepali(message)).toSatisfy(isNepali)
})

test('messages are found in the sources', () => {
  expect(messages.length).toBeGreaterThan(12)
})

/** Bodies with each fault that a field of a schema can have. */
function faultyBodies(schema: z.ZodObject): [string, unknown][] {
  return Object.keys(schema.shape).flatMap((field) =>
    [undefined, null, 7, {}, '', ' ', 'x', 'x'.repeat(100_000)].map((value): [string, unknown] => [
      `${field}: ${String(value).slice(0, 20)}`,
      { [field]: value },
    ]),
  )
}

test('every fault of a contact message is said in Nepali, field by field', async () => {
  const { request } = await createTestApp('sqlite')
  for (const [name, body] of [...faultyBodies(contactSubmissionSchema), ['no object', []] as const]) {
    const answer = await request('/contact-us?locale=ne', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })
    const { message, fields = {} } = (await answer.json()) as ErrorBody
    expect(
      [message, ...Object.values(fields)].filter((text) => !isNepali(text)),
      name,
    ).toEqual([])
  }
  expect(Object.keys(contactMessageSchema.shape).length).toBe(4)
  expect(Object.keys(contactProofSchema.shape).length).toBe(2)
})

test('a call that is refused before its body is read says so in Nepali', async () => {
  const { request } = await createTestApp('sqlite')
  const post = (body: string, type = 'application/json') =>
    request('/contact-us?locale=ne', { method: 'POST', body, headers: { 'Content-Type': type } })
  for (const [status, answer] of [
    [415, await post('a=1', 'text/plain')],
    [413, await post('x'.repeat(300_000))],
    [405, await request('/contact-us?locale=ne', { method: 'DELETE' })],
    [400, await post('{')],
  ] as const) {
    expect([answer.status, inWords(await answer.json())]).toEqual([status, true])
  }
})

const inWords = ({ message }: ErrorBody) => isNepali(message) || message
