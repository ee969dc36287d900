try {
    using var book = File.OpenRead(path);
    return await JsonSerializer.DeserializeAsync<Lease>(book);
} catch (IOException trouble) {
    log.Warn(trouble);
}
