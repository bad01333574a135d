import type { Context } from 'hono'
import type { ApiDescription } from './description.ts'
export async function referencePage(context: Context, description: ApiDescription, request: (path: string) => Response | Promise<Response>): Promise<Response> {
  return context.html('x')
}
