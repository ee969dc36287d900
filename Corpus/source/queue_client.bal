        json[] items = check from var row in rows
            where row.state != "done"
            order by row.created descending
            select {id: row.id, note: row?.note ?: ""};
        lock {
            pending = items.cloneReadOnly();
        }
        foreach var [i, item] in items.enumerate() {
            future<error?> f = start push(item);
            error? res = wait f;
            if res is error {
                log:printError("push failed", 'error = res, index = i);
            }
        }
        return <http:Accepted>{body: {count: items.length()}};
    }
}
