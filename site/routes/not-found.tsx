import { data } from 'react-router'
import { ErrorPage } from '../ui/error-page/error-page.tsx'

/** Every address that is none of the site's. */
export function loader(): never {
  throw data({ message: 'There is no page at this address' }, { status: 404 })
}

export const clientLoader = loader

export default function NotFound() {
  return <ErrorPage status={404} />
}
