import { data } from 'react-router'
import { browserLoad, serverLoad, type Load } from '../load.ts'
import { ErrorPage } from '../ui/error-page/error-page.tsx'

const load: Load<never> = async () => {
  throw data({ message: 'There is no page at this address' }, { status: 404 })
}

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)
export { shouldRevalidate } from '../failed-load.ts'

export default function NotFound() {
  return <ErrorPage status={404} />
}
