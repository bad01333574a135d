import type { ComponentType } from 'react'
import type { Location, MetaDescriptor, ShouldRevalidateFunction, HydrationState } from 'react-router'
import type { PageLocale } from '../contract/page-locales.ts'
import type { SiteApi } from './api/site-api.ts'

type Params = Readonly<Record<string, string | undefined>>

/** Of a page that is shown: those that its address names are there. */
type ShownParams = Readonly<{ slug: string; parent: string }>

export interface LoadArguments {
  params: Params
  url: URL
  locale: PageLocale
}

/** Reads what a page shows: in process on the server, over HTTP in the browser. */
export type Load<Data> = (api: SiteApi, args: LoadArguments) => Promise<Data>

export type DataOf<Of extends Load<unknown>> = Awaited<ReturnType<Of>>

export interface LoadOptions {
  /** No toast, as for a single project or news item (specification section 8). */
  isSilent?: boolean
}

export interface PageProps<Of extends Load<unknown>, Result = undefined> {
  loaderData: DataOf<Of>
  /** Of a form that was sent to this page. */
  actionData?: Result | undefined
  params: ShownParams
}

/** The pages from the outermost to the shown one; `root` has what all pages share (site-data.ts). */
export type Matches = readonly { id: string; loaderData?: unknown }[]

export interface MetaArgs<Of extends Load<unknown>> {
  matches: Matches
  params: ShownParams
  location: Location
  /** Always there: a page without its data has the head of the error page (meta-tags.tsx). */
  loaderData: DataOf<Of>
}

// The table of pages holds those of every type of data.
/* oxlint-disable typescript/no-explicit-any */
/** Exports of a file of site/routes/. */
export interface Page {
  default: ComponentType<PageProps<any, any>>
  load?: Load<unknown>
  loadOptions?: LoadOptions
  /** A form that is sent without leaving the page, in the browser. */
  submit?: (form: FormData) => Promise<unknown>
  /** For the head of the document. */
  meta?: (args: MetaArgs<any>) => MetaDescriptor[]
  shouldRevalidate?: ShouldRevalidateFunction
}

/** The server's rendering as the browser needs it to take a page over, as JSON. */
export interface PageState extends HydrationState {
  /** A key of the table in routes.ts. */
  page: string
}
