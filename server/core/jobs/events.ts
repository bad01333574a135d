import type { Db } from '../store/schema.ts'

/** Announcements by name. Each is declared where it is announced, by module augmentation. */
export interface Events {}

/** Runs in the transaction of the change; an error undoes the change. Slow or external work belongs in a job (putJob). */
export type EventHandlers = {
  [Name in keyof Events]?: (tx: Db, event: Events[Name]) => Promise<void>
}

let registered: readonly EventHandlers[] | undefined

/** To be called once in each program, with the handlers of all features (server/features.ts). */
export function registerEventHandlers(handlers: readonly EventHandlers[]): void {
  registered = handlers
}

/** To be called in the transaction of what is announced. @throws if the program has not registered its features */
export async function announce<Name extends keyof Events>(tx: Db, name: Name, event: Events[Name]): Promise<void> {
  if (!registered) throw new Error('No features are registered: import server/features.ts first')
  for (const handlers of registered) await handlers[name]?.(tx, event)
}
