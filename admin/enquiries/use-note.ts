import { useState, type ReactNode } from 'react'
import { useNotify } from 'react-admin'
import type { MessageRecord } from '../../contract/enquiries/messages.ts'
import { ApiError } from '../core/api/api-error.ts'
import { copyKey, dropCopy, readCopy, writeCopy } from '../core/forms/local-copy.ts'
import { messageCalls } from './message-calls.ts'
import { useTakeMessage } from './use-inbox.ts'
import { useErrorText } from '../core/api/error-text.tsx'
import { useWords } from '../core/words/use-words.ts'
import { messageWords } from './words.ts'

interface Base {
  note: string
  version: number
}

/** The note of a message while it is typed: a copy in this browser, and a choice where a colleague has changed it as well. */
export function useNote(message: MessageRecord, staffId: string | number) {
  const key = copyKey(staffId, 'messages', message.id)
  const take = useTakeMessage()
  const notify = useNotify()
  const errorText = useErrorText()
  const say = useWords()
  const [copy] = useState(() => readCopy(key))
  /** Undefined without unsaved input: the server's note is shown. */
  const [typed, setTyped] = useState<string | undefined>(() => copy?.values['note'] as string | undefined)
  const [base, setBase] = useState<Base>(() =>
    copy ? { note: String(copy.base['note']), version: copy.version ?? message.version } : message,
  )
  const [theirs, setTheirs] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const [fault, setFault] = useState<ReactNode>()

  const end = () => {
    dropCopy(key)
    setTyped(undefined)
    setTheirs(undefined)
    setFault(undefined)
  }
  const type = (text: string) => {
    const from = typed === undefined ? message : base
    if (typed === undefined) setBase({ note: message.note, version: message.version })
    setTyped(text)
    writeCopy(key, {
      at: new Date().toISOString(),
      values: { note: text },
      base: { note: from.note },
      version: from.version,
    })
  }
  const saveAs = async (text: string, from: Base) => {
    setSaving(true)
    setFault(undefined)
    try {
      const { data } = await messageCalls.change(message.id, { note: text, version: from.version })
      take(data)
      end()
      notify(say(messageWords.note.saved), { type: 'success' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const current = error.body.current as MessageRecord | undefined
      if (current) {
        take(current)
        // Another field changed meanwhile, and the note did not.
        if (current.note === from.note) return void (await saveAs(text, current))
        setBase(current)
        setTheirs(current.note)
      } else {
        setFault(errorText(error))
      }
    } finally {
      setSaving(false)
    }
  }

  const text = typed ?? message.note
  return {
    text,
    isChanged: typed !== undefined && typed !== message.note,
    isSaving,
    theirs,
    fault,
    type,
    save: () => (typed === undefined ? Promise.resolve() : saveAs(typed, base)),
    discard: end,
    /** Ends a conflict. @param chosen the note as it is to be; undefined: as the colleague has left it */
    settle: (chosen: string | undefined) => {
      setTheirs(undefined)
      if (chosen === undefined) end()
      else void saveAs(chosen, base)
    },
  }
}
