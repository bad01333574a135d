import { data } from 'react-router'
import type { SheetCheck } from '../../contract/sheet.ts'
import { ApiError } from '../../../../site/api/api-error.ts'
import type { SiteApi } from '../../../../site/api/site-api.ts'
import { shownFacts } from './load-sheet.ts'

/** @param code undefined: the form alone; one that this firm has not issued answers 404, with words of its own */
export async function loadCheck(api: SiteApi, code: string | undefined): Promise<CheckData> {
  if (code === undefined) return { code, check: null, project: null }
  const check = await api.getOne<SheetCheck>(`sheets/${encodeURIComponent(code)}`).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
  if (!check) return data({ code, check, project: null }, { status: 404 }) as unknown as CheckData
  const [project, provinces] =
    check.slug === null ? [null, []] : await Promise.all([api.getProject(check.slug), api.listProvinces()])
  return { code, check, project: project && shownFacts(project, provinces) }
}

export interface CheckData {
  code: string | undefined
  check: SheetCheck | null
  project: ReturnType<typeof shownFacts> | null
}
