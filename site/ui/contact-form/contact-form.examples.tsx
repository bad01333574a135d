import type { ComponentExamples } from '../../dev/component-examples.ts'
import { LONG_WORD, NEPALI } from '../../dev/samples.ts'
import { ContactForm } from './contact-form.tsx'
import type { Submission } from '../../outbox/outbox.ts'

const values = { name: NEPALI.name, email: 'til@gurung.example', subject: LONG_WORD, message: NEPALI.sentence }

function Form({ outcome }: { outcome?: Submission }) {
  const posted = outcome && { outcome, values }
  return (
    <div className="wrap">
      <ContactForm
        action="/contact"
        csrfToken=""
        email="info@firm.example"
        posted={posted}
        sentReference={undefined}
        subject=""
      />
    </div>
  )
}

export default {
  isAlone: true,
  examples: {
    usual: <Form />,
    'with faults': (
      <Form
        outcome={{
          kind: 'refused',
          fields: {
            name: 'Please tell us your name',
            email: 'This is no e-mail address',
            message: `Too long: ${LONG_WORD}`,
          },
        }}
      />
    ),
    'not sent': <Form outcome={{ kind: 'failed', message: 'Something went wrong' }} />,
    sent: <Form outcome={{ kind: 'sent', reference: 'REC-4F7QX2ZD' }} />,
  },
} satisfies ComponentExamples
