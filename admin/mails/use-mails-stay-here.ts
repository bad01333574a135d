import { useQuery } from '@tanstack/react-query'
import type { Dashboard } from '../../contract/content.ts'
import { call } from '../api/call.ts'

/** Whether no mail server is set, so that mails are only written into files on the server's machine. */
export function useMailsStayHere(): boolean {
  const { data } = useQuery({
    queryKey: ['dashboard'],
    queryFn: async () => (await call<Dashboard>('/dashboard')).data,
  })
  return data?.mails.stayHere ?? false
}
