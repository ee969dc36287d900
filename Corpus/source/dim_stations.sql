-- models/marts/dim_stations.sql
-- One row for each station, the latest state only

{{
  config(
    materialized='incremental',
    unique_key='station_id',
    schema='marts'
  )
}}

SELECT
    station_id,
    name,
    updated_at
FROM {{ ref('stations_staged') }}
