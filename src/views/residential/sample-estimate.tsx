import { NoBreak } from '../../components/no-break.tsx'
import { SampleSheet } from '../shared/sample-sheet.tsx'
import styles from './sample-estimate.module.css'
import { residential } from './words.ts'

const { sample } = residential.assessment

/** What a written estimate for the house at the top would look like. */
export function SampleEstimate() {
  return (
    <SampleSheet title={sample.title} mark={sample.mark}>
      <table className={styles.table}>
        <caption className="visually-hidden">{sample.caption}</caption>
        <thead>
          <tr>
            {sample.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.rows.map(({ window, needs, price }) => (
            <tr key={window}>
              <th scope="row">{window}</th>
              <td className={styles.needs}>{needs}</td>
              <td className={styles.price}>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.terms}>
        {sample.terms.map(({ term, description }) => (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.description}>{description}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.payment}>
        <NoBreak>{sample.payment}</NoBreak>
      </p>
    </SampleSheet>
  )
}
