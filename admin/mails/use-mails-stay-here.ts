import type { Dashboard } from '../../contract/content/content.ts'
import { useRead } from '../core/api/use-read.ts'

/** Whether no mail server is set, so that mails are only written into files on the server's machine. */
export function useMailsStayHere(): boolean {
  const { data } = useRead<Dashboard>(['dashboard'], '/dashboard')
  return data?.mails.stayHere ?? false
}
