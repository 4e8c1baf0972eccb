import styles from './price-table.module.css'

type PriceTableProps = {
  caption: string
  columns: readonly [string, string, string]
  rows: readonly { readonly see: string; readonly does: string; readonly price: string }[]
}

/** What a visitor sees, what is done about it, and what that usually costs. */
export function PriceTable({ caption, columns, rows }: PriceTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ see, does, price }) => (
          <tr key={see}>
            <th scope="row">{see}</th>
            <td className={styles.does}>{does}</td>
            <td>
              <span className={styles.price}>{price}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
