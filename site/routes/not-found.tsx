import { data } from 'react-router'
import type { Load } from '../page.ts'
import { ErrorPage } from '../ui/error-page/error-page.tsx'

export const load: Load<never> = async () => {
  throw data({ message: 'There is no page at this address' }, { status: 404 })
}

export default function NotFound() {
  return <ErrorPage status={404} />
}
