import type { Context } from 'hono'
import removingWorker from './removing-worker.js?raw&in-page'

/** Answers with a service worker that removes the one that a browser has: a 404 would leave it there. */
export function removeWorker(context: Context): Response {
  return context.body(removingWorker, 200, {
    'Cache-Control': 'no-cache',
    'Content-Type': 'text/javascript; charset=utf-8',
  })
}
