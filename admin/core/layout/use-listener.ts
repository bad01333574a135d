import { useEffect, useEffectEvent } from 'react'

/**
 * Listens to events of the page while a component is there.
 * @param listener of the last rendering; it need not be the same function each time
 * @param target another one than the document
 */
export function useListener<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  target: Window | Document = document,
): void {
  const onEvent = useEffectEvent(listener as (event: Event) => void)
  useEffect(() => {
    const listen = (event: Event) => onEvent(event)
    target.addEventListener(type, listen)
    return () => target.removeEventListener(type, listen)
  }, [type, target])
}
