import { Icon, NoBreak } from './inline.tsx'
import styles from './lists.module.css'

/** A list of what is included, each line ticked. */
export function Checklist({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.checklist}>
      {items.map((item) => (
        <li key={item} className={styles.checked}>
          <Icon name="check" />
          <span>
            <NoBreak>{item}</NoBreak>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Short lines, each after a dash. They have the size and the colour of what is around them. */
export function DashedList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.dashed}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

type Fact = { readonly term: string; readonly description: string }

type FactListProps = {
  facts: readonly Fact[]
  /** Words stand smaller than figures, and above what they mean where there is no room beside it. */
  termsAre?: 'figures' | 'words'
  /** Up to three short facts can stand side by side on a phone. */
  onPhones?: 'down' | 'across'
}

/** Short figures or terms with what they mean, one a line. */
export function FactList({ facts, termsAre = 'figures', onPhones = 'down' }: FactListProps) {
  const direction = onPhones === 'across' ? styles.across : ''
  return (
    <dl className={`${styles.facts} ${termsAre === 'words' ? styles.words : ''} ${direction}`.trim()}>
      {facts.map(({ term, description }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>
            <NoBreak>{description}</NoBreak>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type NumberedItemsProps = {
  items: readonly { readonly name: string; readonly description: string }[]
  className: string
  itemClassName?: string
}

function NumberedItems({ items, className, itemClassName }: NumberedItemsProps) {
  return (
    <ol className={`${styles.numbered} ${className}`.trim()}>
      {items.map(({ name, description }) => (
        <li key={name} className={itemClassName}>
          <h3>{name}</h3>
          <p className="small">{description}</p>
        </li>
      ))}
    </ol>
  )
}

type CalloutListProps = { items: NumberedItemsProps['items']; orientation: 'vertical' | 'horizontal' }

/** The key to a drawing: each line has the number of the disc that points at its part. */
export function CalloutList({ items, orientation }: CalloutListProps) {
  return (
    <NumberedItems
      items={items}
      className={`${styles.callouts} ${orientation === 'horizontal' ? styles.horizontal : ''}`}
      itemClassName="part-number"
    />
  )
}

type NumberedStepsProps = {
  steps: NumberedItemsProps['items']
  /** On phones the steps are always vertical. */
  orientation?: 'horizontal' | 'vertical'
}

/** The steps of what happens, in order. */
export function NumberedSteps({ steps, orientation = 'horizontal' }: NumberedStepsProps) {
  return (
    <NumberedItems
      items={steps}
      className={`${styles.steps} ${orientation === 'horizontal' ? styles.stepsHorizontal : ''}`}
    />
  )
}
