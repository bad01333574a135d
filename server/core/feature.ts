import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Hono } from 'hono'
import type { ApiKeyCheck } from './accounts/api-keys.ts'
import type { StaffAuth } from './accounts/staff-auth.ts'
import type { Describe } from './api/description.ts'
import type { ApiEnvironment, ApiParts } from './api/router.ts'
import type { ContentKind } from './content/kind.ts'
import type { PaperSource } from './documents/paper-source.ts'
import type { EventHandlers } from './jobs/events.ts'
import type { JobHandler } from './jobs/handler.ts'
import type { MailEnvironment } from './mail/mail-config.ts'
import type { ReadMail } from './mail/mail-transport.ts'
import type { MailTemplate } from './mail/templates.ts'
import type { SitePlace } from './media/site-place.ts'
import type { PictureWorkshop } from './pictures/picture-workshop.ts'

interface SiteDeps extends ApiParts {
  environment: FeatureEnvironment
}

/** For the calls of features. A feature adds what it needs by module augmentation, as with JobDeps. */
export interface ApiDeps extends SiteDeps {
  auth: () => Promise<StaffAuth>
  /** By PUBLIC_URL; otherwise owners may set it. */
  isPublicUrlFixed: boolean
  /** Undefined: there is no folder for files. */
  place: SitePlace | undefined
  /** Undefined: the same, so that pictures and documents can only be read. */
  workshop: PictureWorkshop | undefined
  mail: MailEnvironment
  warnings: readonly Warning[]
  setUpSteps: readonly SetUpStep[]
  readiness: ReadinessChecks
  /** Undefined: no feature keeps papers of the firm. */
  papers: PaperSource | undefined
}

export interface JobDeps extends Omit<ApiParts, 'addressOf' | 'publicUrl' | 'wakeJobs'> {
  readPublicUrl: () => Promise<string | undefined>
  place: SitePlace
  environment: FeatureEnvironment
  readMail: ReadMail
  papers: PaperSource | undefined
}

/** For routes outside of the API. A feature adds what it needs by module augmentation, as with ApiDeps. */
export interface RouteDeps extends SiteDeps {
  workshop: PictureWorkshop
  /** Calls the API as a visitor. @param path below /api/v1, with its query */
  callApi: (path: string) => Response | Promise<Response>
}

/** Environment variables of features, as config.ts has read them. */
export interface FeatureEnvironment {}

/** Owners are warned of it on the dashboard, under this name. */
export interface Warning {
  name: string
  isDue: (deps: ApiDeps) => Promise<boolean>
}

/** A step of setting up a new site. The step of this name in admin/ says what it is and where it is done. */
export interface SetUpStep {
  name: string
  /** Computed from the store: nobody ticks it. */
  isDone: (deps: ApiDeps) => Promise<boolean>
}
/**
 * Conditions to meet before a site is made public, by name; the staff screens have words for each. In place of false, the
 * screen of what is missing.
 */
export type ReadinessChecks = Record<string, (deps: ApiDeps) => Promise<boolean | string>>

/** All that a feature adds to the product. server/features.ts lists them; without its line, a feature is not there. */
export interface Feature {
  /** The kinds of content with rules beyond their declarations. */
  kinds?: ContentKind[]
  mails?: Record<string, MailTemplate>
  on?: EventHandlers
  /** Routers by their path below /api/v1. */
  // oxlint-disable-next-line typescript/no-explicit-any -- each router knows its own calls
  api?: (deps: ApiDeps) => Record<string, OpenAPIHono<ApiEnvironment, any, any>>
  /** Files and redirects outside of the API, before the pages. */
  routes?: (deps: RouteDeps) => Hono
  /** The same for every method. They must not take a cookie, since no CSRF token is asked for. */
  formRoutes?: (deps: RouteDeps) => Hono
  /** Where these answer, beside pages: no redirect can be made from there. A file, or a folder such as `/media/*`. */
  serves?: readonly string[]
  describe?: Describe
  /** Without it, no program can call with a key. */
  apiKeyCheck?: (deps: ApiDeps) => ApiKeyCheck
  jobs?: (deps: JobDeps) => JobHandler[]
  warning?: Warning
  setUpSteps?: readonly SetUpStep[]
  readiness?: ReadinessChecks
  papers?: PaperSource
  /** Pages and calls that read much: few of them run at once (docs/decisions/16-costly-reads.md). */
  costlyPaths?: RegExp
}
