    FOR r IN SELECT schemaname, matviewname FROM pg_matviews WHERE schemaname = ANY (p_schemas) LOOP
        BEGIN
            EXECUTE format('REFRESH MATERIALIZED VIEW CONCURRENTLY %I.%I', r.schemaname, r.matviewname);
            GET DIAGNOSTICS n = ROW_COUNT;
            RETURN NEXT (r.matviewname, n, clock_timestamp());
        EXCEPTION WHEN OTHERS THEN
            RAISE WARNING 'refresh of % failed: % (%)', r.matviewname, SQLERRM, SQLSTATE;
        END;
    END LOOP;
    IF NOT FOUND THEN
        RETURN;
    END IF;
END
$body$ LANGUAGE plpgsql;
