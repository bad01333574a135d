import { useSyncExternalStore } from 'react'

/** A value that components follow (`useObservable`). */
export class Observable<Type> {
  #value: Type
  readonly #listeners = new Set<() => void>()

  constructor(value: Type) {
    this.#value = value
  }

  readonly get = (): Type => this.#value

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  set(value: Type): void {
    if (this.#value === value) return
    this.#value = value
    for (const listener of this.#listeners) listener()
  }
}

/** @param first on the server and while the page hydrates */
export const useObservable = <Type>({ subscribe, get }: Observable<Type>, first: Type): Type =>
  useSyncExternalStore(subscribe, get, () => first)
