import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { ErrorBody } from '../../../contract/error.ts'
import { listOperations, type ApiDescription, type Operation, type ValueSchema } from './description.ts'

/** Separate from the site's sheet: the page is not part of the site. */
const REFERENCE_STYLE = `
:root { color-scheme: light dark; --paper: #f7f4ee; --sheet: #fff; --ink: #1d2321; --quiet: #55605b; --line: #d9d2c4; --link: #0b5c5f }
@media (prefers-color-scheme: dark) {
  :root { --paper: #151a19; --sheet: #1c2321; --ink: #ece7dc; --quiet: #a8b2ac; --line: #343d3a; --link: #6cc3be }
}
* { box-sizing: border-box }
html { scroll-padding-top: 1rem }
body { margin: 0 auto; max-width: 76rem; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif }
h1 { margin: 0 0 1rem; font-size: 1.9rem; line-height: 1.2 }
h2 { margin: 0 0 .5rem; font-size: 1.1rem; overflow-wrap: anywhere }
h3 { margin: 1.25rem 0 .4rem; font-size: .95rem }
p { margin: 0 0 .75rem; max-width: 44rem }
a { color: var(--link) }
a:focus-visible, [tabindex]:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
code, pre, b { font-family: ui-monospace, 'Cascadia Mono', Menlo, monospace; font-size: .9em }
b { color: var(--link) }
pre { margin: 0 0 1rem; padding: .8rem 1rem; max-height: 28rem; overflow: auto; background: var(--paper); border: 1px solid var(--line); border-radius: 4px; line-height: 1.45 }
header pre { background: var(--sheet); max-width: 44rem }
main { margin-top: 1.5rem }
nav h2 { margin: 1rem 0 .25rem; color: var(--quiet); font-size: .85rem }
nav ul { margin: 0; padding: 0; list-style: none }
nav a { display: block; padding: .25rem 0; text-decoration: none; overflow-wrap: anywhere; line-height: 1.35 }
nav a:hover { text-decoration: underline }
section { margin: 0 0 1.25rem; padding: 1.25rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 6px }
.summary { font-size: 1.05rem }
.note, small { color: var(--quiet) }
.scroll { overflow-x: auto }
table { width: 100%; border-collapse: collapse; font-size: .95rem }
th, td { padding: .45rem .75rem .45rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top }
thead th { color: var(--quiet); font-weight: 600 }
dl { margin: 0; font-size: .95rem }
dl div { display: flex; gap: .75rem }
dt { font-weight: 600; font-variant-numeric: tabular-nums }
dd { margin: 0 }
@media (min-width: 60rem) {
  body { display: grid; grid-template-columns: 17rem minmax(0, 1fr); column-gap: 2.5rem; padding-top: 3rem }
  header { grid-column: 1 / -1 }
  main { margin-top: 1rem }
  nav { position: sticky; top: 1rem; align-self: start; max-height: calc(100vh - 2rem); overflow-y: auto }
}
`

const STYLE_HASH = createHash('sha256').update(REFERENCE_STYLE).digest('base64')

/** The page is text and one style sheet. */
export const REFERENCE_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const ERROR_EXAMPLE: ErrorBody = {
  message: 'page must be a whole number from 1',
  code: 'invalid',
  fields: { page: 'page must be a whole number from 1' },
}

type Html = ReturnType<typeof html>

/** The API reference as HTML without scripts. @param request calls the API, so that examples are real */
export async function renderReferencePage(
  description: ApiDescription,
  request: (path: string) => Response | Promise<Response>,
): Promise<string> {
  const operations = listOperations(description)
  const groups = Map.groupBy(operations, ({ tags: [tag] }) => tag)
  const sections = await Promise.all(
    operations.map(async (operation) => section(operation, description, await findExample(operation, request))),
  )
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${description.info.title}</title>
<style>${raw(REFERENCE_STYLE)}</style>
</head>
<body>
<header>
<h1>${description.info.title}</h1>
${paragraphs(description.info.description ?? '')}
<pre>${JSON.stringify(ERROR_EXAMPLE, null, 2)}</pre>
<p>The same as a document for machines: <a href="/api/v1/openapi.json">OpenAPI 3.1</a>. <a href="/">Back to the site</a>.</p>
</header>
<nav aria-label="Calls">
${[...groups].map(
  ([tag, members]) => html`<h2>${tag}</h2>
<ul>
${members.map((operation) => html`<li><a href="#${anchorOf(operation)}"><b>${operation.method}</b> <code>${operation.path.replace('/api/v1', '')}</code></a></li>\n`)}</ul>
`,
)}</nav>
<main>
<p class="note">The example answers are this site's own, shortened: long texts are cut, and lists show what comes first.</p>
${sections}</main>
</body>
</html>
`
  return page.toString()
}

function section(operation: Operation, description: ApiDescription, example: unknown): Html {
  const answers = Object.entries(operation.responses)
  return html`<section id="${anchorOf(operation)}">
<h2><b>${operation.method}</b> <code>${operation.path}</code></h2>
<p class="summary">${operation.summary}</p>
${operation.description ? html`<p>${operation.description}</p>` : ''}
${operation.parameters ? parameterTable(operation.parameters) : ''}
${operation.requestBody ? bodyOf(operation.requestBody.content, description) : ''}
<h3>Answers</h3>
<dl>${answers.map(([status, { description: text }]) => html`<div><dt>${status}</dt><dd>${inlineCode(text)}</dd></div>\n`)}</dl>
${
  example === undefined
    ? ''
    : html`<h3>Example</h3>
<pre tabindex="0">${JSON.stringify(example, null, 2)}</pre>`
}
</section>
`
}

function parameterTable(parameters: NonNullable<Operation['parameters']>): Html {
  const rows = parameters.map(({ name, in: place, required, schema }) => ({
    name: place === 'path' ? `{${name}}` : name,
    schema,
    ifLeftOut: required ? 'required' : String(schema.default ?? 'no filter'),
  }))
  return valueTable('Parameters', rows)
}

function bodyOf(
  { 'application/json': json }: NonNullable<Operation['requestBody']>['content'],
  description: ApiDescription,
): Html {
  return json ? bodyTable(json.schema.$ref, description) : html`<h3>Body</h3><p>The bytes of the file, as they are.</p>`
}

function bodyTable(reference: string, description: ApiDescription): Html {
  const schema = description.components?.schemas?.[reference.slice(reference.lastIndexOf('/') + 1)] as {
    properties: Record<string, ValueSchema>
    required?: string[]
  }
  const rows = Object.entries(schema.properties).map(([name, property]) => ({
    name,
    schema: property,
    ifLeftOut: schema.required?.includes(name) ? 'required' : '',
  }))
  return valueTable('Fields of the body (application/json)', rows)
}

function valueTable(title: string, rows: { name: string; schema: ValueSchema; ifLeftOut: string }[]): Html {
  return html`<h3>${title}</h3>
<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr><th scope="col">Name</th><th scope="col">Value</th><th scope="col">If left out</th></tr></thead>
<tbody>
${rows.map(
  ({ name, schema, ifLeftOut }) =>
    html`<tr><th scope="row"><code>${name}</code></th><td>${valueText(schema)}</td><td>${ifLeftOut}</td></tr>\n`,
)}</tbody>
</table></div>`
}

function valueText(schema: ValueSchema): Html {
  const kind = schema.enum
    ? html`${schema.enum.map((value, index) => html`${index > 0 ? ' or ' : ''}<code>${value}</code>`)}`
    : html`${schema.type === 'integer' ? 'Whole number' : 'Text'}${schema.maxLength ? `, at most ${schema.maxLength} characters` : ''}`
  return html`${kind}${schema.description ? html`<br><small>${schema.description}</small>` : ''}`
}

function anchorOf({ method, path }: Operation): string {
  return `${method}-${path.replace('/api/v1/', '')}`
    .toLowerCase()
    .replace(/[^a-z-]+/g, '-')
    .replace(/-$/, '')
}

function paragraphs(text: string): Html[] {
  return text.split('\n\n').map((paragraph) => html`<p>${inlineCode(paragraph)}</p>\n`)
}

/** Turns backticks into code. */
function inlineCode(text: string): (string | Html)[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))
}

const TEXT_LENGTH = 72
const ROWS = 1

/** The declared example or, for a read, the API's own shortened answer. Undefined on an empty site. */
async function findExample(
  { method, path, responses }: Operation,
  request: (path: string) => Response | Promise<Response>,
): Promise<unknown> {
  const content = Object.values(responses)[0]?.content
  // Files have none.
  if (content && !('application/json' in content)) return undefined
  const described = content?.['application/json']?.example
  if (described !== undefined || method !== 'GET') return described
  const address = path.includes('{') ? await firstAddress(path, request) : `${path}?limit=${ROWS}`
  return address === undefined ? undefined : shorten(await read(address, request))
}

/** For `/news/slug/{slug}`, the slug of the first item of `/news`. */
async function firstAddress(path: string, request: (path: string) => Response | Promise<Response>) {
  const [, list, name] = /^(.*?)(?:\/slug)?\/\{(\w+)\}$/.exec(path) ?? []
  const answer = (await read(`${list}?limit=${ROWS}`, request)) as { data?: Record<string, string>[] } | undefined
  const value = answer?.data?.[0]?.[name ?? '']
  return value === undefined ? undefined : path.replace(`{${name}}`, encodeURIComponent(value))
}

async function read(address: string, request: (path: string) => Response | Promise<Response>): Promise<unknown> {
  const answer = await request(address)
  return answer.ok ? await answer.json() : undefined
}

function shorten(value: unknown): unknown {
  if (typeof value === 'string') return value.length > TEXT_LENGTH ? `${value.slice(0, TEXT_LENGTH)}…` : value
  if (Array.isArray(value))
    return value.slice(0, value.every((item) => typeof item === 'number') ? undefined : ROWS).map(shorten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shorten(part)]))
}
