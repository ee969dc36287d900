view: tides {
  sql_table_name: harbour.tides ;;
  dimension: quay { type: string sql: ${TABLE}.quay ;; }
  measure: highest { type: max sql: ${TABLE}.height ;; }
}
explore: tides {
  join: berths { sql_on: ${tides.quay} = ${berths.quay} ;; }
}
