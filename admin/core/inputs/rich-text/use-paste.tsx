import { Alert } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import type { EditorProps } from '@tiptap/pm/view'
import { useRef, useState, type RefObject } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { sendFile } from '../../api/send-file.ts'
import { ErrorText } from '../../api/error-text.tsx'
import { common, useWords } from '../../words/use-words.ts'
import { cleanPaste, LEFT_OUT, NOTHING_LEFT_OUT } from './clean-paste.ts'
import { figureOf } from './figure.ts'
import { listedLines } from './lists.ts'
import { rtfPictures } from './pasted-files.ts'
import textWords from './words.json' with { type: 'json' }

const NOTHING = { ...NOTHING_LEFT_OUT, uploading: 0, uploaded: 0, faults: [] as ApiError[] }
type Report = typeof NOTHING

/**
 * Takes what is pasted and dropped into a text: pictures are uploaded and stand as figures, and what could not be kept is
 * reported beside the editor until somebody dismisses it.
 * @param onPicture takes a single picture that came without text
 */
export function usePaste(editor: RefObject<Editor | null>, onPicture: (file: File) => void) {
  const [report, setReport] = useState(NOTHING)
  const queryClient = useQueryClient()
  const transfer = useRef<DataTransfer | null>(null)
  const cleaned = useRef<ReturnType<typeof cleanPaste>>(undefined)
  const add = ({ faults = [], ...counts }: Partial<Report>) =>
    setReport((before) => {
      const after = { ...before, faults: [...before.faults, ...faults] }
      for (const [name, count] of Object.entries(counts)) after[name as keyof typeof counts] += count
      return after
    })

  async function upload(files: Map<string, File>) {
    add({ uploading: files.size })
    // The server takes in one picture at a time.
    for (const [address, file] of files) {
      try {
        const { data } = await sendFile({ method: 'POST', path: '/pictures', file })
        settle(editor.current, address, figureOf(data).attrs)
        add({ uploading: -1, uploaded: 1 })
      } catch (error) {
        settle(editor.current, address)
        add({ uploading: -1, faults: [error instanceof ApiError ? error : new ApiError(500)] })
      }
      URL.revokeObjectURL(address)
    }
    await queryClient.invalidateQueries({ queryKey: ['pictures'] })
  }

  function takeFiles(event: Event, data: DataTransfer | null): boolean {
    // Word and Excel put a picture of the text beside the text itself.
    const given = data?.getData('text/plain').trim() ? [] : [...(data?.files ?? [])]
    if (given.length === 0) return false
    event.preventDefault()
    // Otherwise a screen behind this one would take them as well.
    event.stopPropagation()
    const pictures = given.filter(({ type }) => type.startsWith('image/'))
    add({ files: given.length - pictures.length })
    if (pictures.length === 1) onPicture(pictures[0]!)
    else if (pictures.length > 1) {
      const files = new Map(pictures.map((file) => [URL.createObjectURL(file), file]))
      editor.current?.commands.insertContent([...files.keys()].map((src) => ({ type: 'figure', attrs: { src } })))
      void upload(files)
    }
    return true
  }

  /** Takes files, or the lines of a list; reports on HTML that was cleaned just before. */
  function take(event: Event, data: DataTransfer | null): boolean {
    const { files = new Map<string, File>(), leftOut } = cleaned.current ?? {}
    cleaned.current = undefined
    if (takeFiles(event, data)) return true
    if (leftOut) add(leftOut)
    if (files.size > 0) void upload(files)
    const lines = data?.getData('text/html') ? undefined : listedLines(data?.getData('text/plain') ?? '')
    if (!lines || editor.current?.isActive('codeBlock')) return false
    event.preventDefault()
    return editor.current?.view.pasteHTML(lines.map(paragraphOf).join('')) ?? false
  }

  const editorProps: EditorProps = {
    handleDOMEvents: {
      paste: (_view, { clipboardData }) => ((transfer.current = clipboardData), false),
      drop: (_view, { dataTransfer }) => ((transfer.current = dataTransfer), false),
    },
    transformPastedHTML(html) {
      const rtf = rtfPictures(transfer.current?.getData('text/rtf') ?? '')
      const isLocal = rtf.length > 0 || /src="?file:/i.test(html)
      cleaned.current = cleanPaste(html, isLocal ? rtf : [...(transfer.current?.files ?? [])])
      return cleaned.current.html
    },
    handlePaste: (_view, event) => take(event, event.clipboardData),
    handleDrop: (_view, event, _slice, isMoved) => !isMoved && take(event, event.dataTransfer),
  }
  return {
    editorProps,
    note: <PasteNote report={report} onClose={() => setReport(({ uploading }) => ({ ...NOTHING, uploading }))} />,
  }
}

function PasteNote({ report, onClose }: { report: Report; onClose: () => void }) {
  const say = useWords()
  const { uploading, uploaded, faults } = report
  const counts = LEFT_OUT.filter((kind) => report[kind] > 0).map((kind) =>
    say(textWords.left_out_kind[kind], { count: report[kind] }),
  )
  const lost = counts.length + faults.length
  const reasons = new Map(faults.map((fault) => [fault.message, fault]))
  return (
    <div role="status">
      {uploading + uploaded + lost > 0 && (
        <Alert
          severity={lost > 0 ? 'warning' : 'info'}
          role="presentation"
          onClose={onClose}
          closeText={say(common.action.close)}
        >
          {uploading > 0 && <div>{say(textWords.uploading, { count: uploading })}</div>}
          {uploaded > 0 && <div>{say(textWords.uploaded, { count: uploaded })}</div>}
          {counts.length > 0 && <div>{say(textWords.left_out, { what: counts.join(', ') })}</div>}
          {report.pictures > 0 && <div>{say(textWords.left_out_pictures)}</div>}
          {faults.length > 0 && <div>{say(textWords.not_uploaded, { count: faults.length })}</div>}
          {[...reasons].map(([message, fault]) => (
            <div key={message}>
              <ErrorText error={fault} />
            </div>
          ))}
        </Alert>
      )}
    </div>
  )
}

/** Puts the stored picture where its file stood; one that was refused goes, and its caption stays. */
function settle(editor: Editor | null, address: string, attrs?: ReturnType<typeof figureOf>['attrs']): void {
  if (!editor || editor.isDestroyed) return
  editor.commands.command(({ tr, state }) => {
    tr.setMeta('addToHistory', false)
    state.doc.descendants((node, position) => {
      if (node.attrs['src'] !== address) return
      const [start, end] = [tr.mapping.map(position), tr.mapping.map(position + node.nodeSize)]
      if (attrs) tr.setNodeMarkup(start, null, { ...attrs, alt: node.attrs['alt'] || attrs.alt })
      else if (node.content.size > 0) tr.replaceWith(start, end, state.schema.node('paragraph', null, node.content))
      else tr.delete(start, end)
    })
    return true
  })
}

function paragraphOf(line: string): string {
  const paragraph = document.createElement('p')
  paragraph.textContent = line
  return paragraph.outerHTML
}
