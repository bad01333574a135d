import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_WORD, NEPALI } from '../../dev/samples.ts'
import type { WaitingMessage } from '../../outbox/message-store.ts'
import { WaitingMessages } from './waiting-messages.tsx'

const message = (key: string, subject: string): WaitingMessage => ({
  key,
  submission: { name: NEPALI.name, email: 'til@gurung.example', subject, message: NEPALI.sentence },
  writtenAt: Date.UTC(2026, 5, 14, 4, 15),
})

function Example({ messages, sending = [] }: { messages: WaitingMessage[]; sending?: string[] }) {
  return <WaitingMessages messages={messages} sending={sending} putBack={() => false} focusForm={() => {}} />
}

export default {
  isAlone: true,
  examples: {
    usual: <Example messages={[message('a', 'Foot bridge in ward 4')]} />,
    'being sent, and refused': (
      <Example
        messages={[
          message('a', NEPALI.sentence),
          { ...message('b', LONG_WORD), refused: { subject: 'Subject must be at most 200 characters' } },
        ]}
        sending={['a']}
      />
    ),
    none: <Example messages={[]} />,
  },
} satisfies ComponentExamples
