import styles from '@/components/site/faq.module.css'
import { useTexts } from '@/lib/browser/texts'

type Props = { questions: readonly { question: string; answer: string }[] }

export function Faq({ questions }: Props) {
  const { FAQ } = useTexts('treatments-pages')
  return (
    <section className={styles.part}>
      <div className={styles.split}>
        <h2>{FAQ.title}</h2>
        <div className={styles.faq}>
          {questions.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
