// Questions that open to their answers; without JavaScript too.
import { ChevronDown } from 'lucide-react'
import styles from '@/components/site/pages.module.css'

type Props = { questions: readonly { question: string; answer: string }[] }

export function Faq({ questions }: Props) {
  return (
    <div className={styles.faq}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <ChevronDown aria-hidden="true" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
