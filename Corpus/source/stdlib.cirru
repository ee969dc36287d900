
ns app.updater
  :require
    [] respo.cursor :refer $ [] mutate
    [] app.schema :as schema

def initial-store $ {}
  :states $ {}
  :tasks $ []

defn updater (store op op-data op-id)
  case op
    :states $ update store :states
      mutate op-data
    :create $ update store :tasks
      fn (tasks)
        conj tasks $ {}
          :id op-id
          :text op-data
          :done? false
    :remove $ update store :tasks
      fn (tasks)
        filterv
          fn (task)
            not= op-data $ :id task
          , tasks
    , store

defn count-done (tasks)
  ->> tasks
    filter :done?
    count

set total $ int 0
print "|number of tasks" $ count-done
  :tasks initial-store
assert "|nothing is done" $ = 0 total
