using System;
using System.Collections.Generic;
using System.Linq;

namespace Example.Accounts
{
    public record Entry(DateTime Date, string Text, decimal Amount);

    public sealed class Ledger
    {
        private readonly List<Entry> entries = new();

        public event Action<Entry>? Added;

        public decimal Balance => entries.Sum(entry => entry.Amount);

        public void Add(Entry entry)
        {
            if (entry.Amount == 0)
                throw new ArgumentException("an entry must change the balance", nameof(entry));
            entries.Add(entry);
            Added?.Invoke(entry);
        }
    }

    public static class Program
    {
        public static void Main(string[] args)
        {
            var ledger = new Ledger();
            ledger.Added += entry => Console.WriteLine($"{entry.Date:d} {entry.Text} {entry.Amount:F2}");
            ledger.Add(new Entry(new DateTime(2024, 3, 1), "berth fee", -45.50m));
            Console.WriteLine($"balance {ledger.Balance}");
        }
    }
}
