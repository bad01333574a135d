import { html } from 'hono/html'
import type { PageLocale } from '../../../contract/page-locales.ts'

type Html = ReturnType<typeof html>

/** A page outside of the site: without its scripts and sheets, and not for search engines. @param head more of its head */
export const plainPage = (
  locale: PageLocale,
  title: string,
  body: Html,
  head: Html | '' = '',
): Html => html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`
